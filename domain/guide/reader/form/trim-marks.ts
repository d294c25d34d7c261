/** Words without spaces and those marks at their ends; letter by letter, since a pattern would begin anew at each. */
export function trimMarks(words: string, { before = '', behind = '' }): string {
  let [start, end] = [0, words.length]
  const isOff = (letter = '', marks: string) => marks.includes(letter) || letter.trim() === ''
  while (start < end && isOff(words[start], before)) start += 1
  while (end > start && isOff(words[end - 1], behind)) end -= 1
  return words.slice(start, end)
}
