/** A module and what it imports, bundled for the browser, as text. */
declare module '*?script' {
  const code: string
  export default code
}

/** The same as one classic script, which runs where modules do not. */
declare module '*?classic-script' {
  const code: string
  export default code
}
