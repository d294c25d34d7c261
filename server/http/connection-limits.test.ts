import { describe, expect, test } from 'vitest'
import { connectionLimits } from './connection-limits.ts'

const ofProduct = connectionLimits({ isBehindProxy: false })

describe('the limits of the product', () => {
  test('keep a proxy’s connection longer than Caddy, nginx and balancers do, a phone’s shorter', () => {
    expect(connectionLimits({ isBehindProxy: true }).keepAliveMs).toBeGreaterThan(120_000)
    expect(ofProduct.keepAliveMs).toBeLessThan(30_000)
  })

  test('leave time for a guide of 200 MB that comes in at 1 Mbit/s', () => {
    const largestBits = 201 * 1024 * 1024 * 8
    expect(ofProduct.requestMs / 1000).toBeGreaterThan(largestBits / 1_000_000)
  })

  test('leave room for ten thousand that rest', () => {
    expect(ofProduct.maxConnections).toBeGreaterThan(10_000)
  })
})
