import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ScoreGauge } from './ScoreGauge.tsx'

test.each([
  ['of a lower tier', 600, true, 'Good from 670'],
  ['of the highest tier', 850, true, null],
  ['whose tiers are unknown', 600, false, null],
  ['that is unknown', null, true, null],
])('the gauge of a score %s (%s, tiers: %s) says of the next tier: %s', (_, score, hasTiers, expected) => {
  const { container } = render(<ScoreGauge score={score} hasTiers={hasTiers} />)
  expect(container.querySelector('p')?.textContent ?? null).toBe(expected)
})
