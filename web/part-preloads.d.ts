/** The scripts of a part that is imported later, to be asked for with the page. */
declare module '*?preloads' {
  const scripts: readonly string[]
  export default scripts
}
