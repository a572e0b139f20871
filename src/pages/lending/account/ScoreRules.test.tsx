import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ScoreRules } from './ScoreRules.tsx'

function rules(score: number) {
  return render(<ScoreRules score={score} />).container.textContent
}

test('a score of 600 would be cut by an unpaid cycle and by a liquidation', () => {
  expect(rules(600)).toMatch(
    /left unpaid would cut it from 600 to 585\..*liquidation would cut it from 600 to 510, at once\./,
  )
})

test('a score whose fall rounds down to nothing stays, and is not said to be cut', () => {
  expect(rules(300)).toMatch(
    /left unpaid would leave it at 300\..*liquidation would leave it at 300, at once\./,
  )
  expect(rules(319)).toContain('left unpaid would leave it at 319.')
})
