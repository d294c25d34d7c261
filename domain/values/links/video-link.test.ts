import { expect, test } from 'vitest'
import { videoHostOf } from './links.ts'

test.each([
  ['https://youtu.be/dQw4w9WgXcQ', 'YouTube'],
  ['https://www.youtube.com/watch?v=1', 'YouTube'],
  ['https://vimeo.com/76979871', 'Vimeo'],
  ['https://videos.ejemplo.mx/gas.mp4', 'videos.ejemplo.mx'],
  ['https://youtube.com.ejemplo.mx/v', 'youtube.com.ejemplo.mx'],
  ['nothing', ''],
])('a video at %s is said to be on %s', (link, name) => {
  expect(videoHostOf(link)).toBe(name)
})
