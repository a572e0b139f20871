import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleReserve } from '#domain/testing/sampleAccount.ts'
import { RateCurve } from './RateCurve.tsx'

// Nothing is measured here: the drawing has its first width of 560 pixels, 448 of them for 0 to 100 %.
const chart = () => screen.getByRole('img')

test('the pointer on the rate curve reads both rates there, and the pool’s own when it leaves', () => {
  render(<RateCurve reserve={sampleReserve(6)} tier={2} />)
  expect(screen.getByText(/^Now: /)).toBeTruthy()
  fireEvent.pointerMove(chart(), { clientX: 48 + 448 / 2 })
  expect(screen.getByText(/^At 50% utilised: borrow \d+\.\d\d%, supply \d+\.\d\d%$/)).toBeTruthy()
  expect(screen.queryByText(/^Now: /)).toBeNull()
  fireEvent.pointerOut(chart(), { pointerType: 'mouse' })
  expect(screen.getByText(/^Now: /)).toBeTruthy()
})

test('a finger beyond the end of the rate curve reads full utilisation, and keeps it when it is lifted', () => {
  render(<RateCurve reserve={sampleReserve(6)} tier={2} />)
  fireEvent.pointerDown(chart(), { clientX: 900, pointerType: 'touch' })
  fireEvent.pointerOut(chart(), { pointerType: 'touch' })
  expect(screen.getByText(/^At 100% utilised: /)).toBeTruthy()
})

test('just above a kink that is no whole percent the reading is that of the steep part', () => {
  const sample = sampleReserve(6)
  const model = { ...sample.model, baseRateBps: 0n, slope1Bps: 0n, slope2Bps: 10_000n, kinkBps: 7_960n }
  render(<RateCurve reserve={{ ...sample, model }} tier={2} />)
  fireEvent.pointerMove(chart(), { clientX: 48 + 448 * 0.8 })
  expect(screen.getByText(/^At 80% utilised: borrow 1\.9\d%/)).toBeTruthy()
})

test('the line of each tier is named, from the worst down to the best', () => {
  render(<RateCurve reserve={sampleReserve(6)} tier={2} />)
  const names = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'].map((name) => screen.getByText(name))
  const heights = names.map((name) => Number(name.getAttribute('y')))
  heights.slice(1).forEach((y, index) => {
    expect(y).toBeGreaterThanOrEqual((heights[index] ?? 0) + 13)
  })
})
