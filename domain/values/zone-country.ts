const zonesIn = new Map<string, readonly string[]>()

/** Whether a time zone is that of one of those countries. Firefox tells the zones of none. */
export function isZoneOf(countries: readonly string[], timeZone: string): boolean {
  const { timeZone: known } = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions()
  return countries.some((region) => {
    const zones = zonesIn.get(region) ?? new Intl.Locale('und', { region }).getTimeZones?.() ?? []
    zonesIn.set(region, zones)
    return zones.includes(timeZone) || zones.includes(known)
  })
}
