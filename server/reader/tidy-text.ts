/** A text with one kind of line break and of space, and without letters that nobody sees. */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\f\v]/g, '\n')
    .replace(/[\u00a0\u202f\u2007\u3000]/g, ' ')
    .replace(/[\p{Cc}\u00ad\u200b\u2060\ufeff\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, keepBreaks)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd()
}

function keepBreaks(letter: string) {
  return letter === '\n' || letter === '\t' ? letter : ''
}
