/** Loaded into a product under test: it lives DAYS_LATER days from now. */
const laterMs = Number(process.env.DAYS_LATER ?? 0) * 24 * 60 * 60 * 1000
const Now = Date

globalThis.Date = class extends Now {
  constructor(...given) {
    super(...(given.length === 0 ? [Now.now() + laterMs] : given))
  }

  static now() {
    return Now.now() + laterMs
  }
}
