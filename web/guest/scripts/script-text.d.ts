/** A module and what it imports, bundled for the browser, as text. */
declare module '*?script' {
  const code: string
  export default code
}
