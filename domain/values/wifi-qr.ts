/** The text of a Wi-Fi code: a phone that reads it joins the network. */
export function wifiQrText({ ssid, password }: { ssid: string; password?: string }): string {
  if (!password) return `WIFI:T:nopass;S:${escaped(ssid)};;`
  return `WIFI:T:WPA;S:${escaped(ssid)};P:${escaped(password)};;`
}

function escaped(value: string): string {
  return value.replace(/[\\;,:"]/g, '\\$&')
}
