import { expect, test } from 'vitest'
import { annualYield, rateAt } from './interest.ts'
import { rateSteps } from './rateSteps.ts'

const model = { kinkBps: 8_000n, baseRateBps: 0n, slope1Bps: 400n, slope2Bps: 7_500n }
const share = (percent: bigint) => percent * 10n ** 25n

test('rateSteps lists the rate until each action, oldest first, then the current rate', () => {
  const [at, earlier] = [new Date(2_000), new Date(1_000)]
  const accruals = [
    { block: 9, at, utilization: share(80n) },
    { block: 4, at: earlier, utilization: share(20n) },
  ]
  expect(rateSteps(accruals, model, 2, share(90n))).toEqual([
    { apy: annualYield(rateAt(model, share(20n), 2)), until: { block: 4, at: earlier } },
    { apy: annualYield(rateAt(model, share(80n), 2)), until: { block: 9, at } },
    { apy: annualYield(rateAt(model, share(90n), 2)), until: null },
  ])
})
