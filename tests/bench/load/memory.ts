import { readFileSync } from 'node:fs'
import { median } from '#tests/bench/report.ts'

/** What a process holds of the machine's memory. */
export function residentMb(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

/** Looks once a second; a start fills caches first, so growth is told from the second fifth of the time to the last. */
export function watchMemory(pid: number) {
  const samples: number[] = []
  const timer = setInterval(() => samples.push(residentMb(pid)), 1000)
  return () => {
    clearInterval(timer)
    const fifth = Math.max(1, Math.floor(samples.length / 5))
    const early = median(samples.slice(fifth, 2 * fifth))
    const late = median(samples.slice(-fifth))
    return { early, late, peak: Math.max(...samples), growth: late / early }
  }
}
