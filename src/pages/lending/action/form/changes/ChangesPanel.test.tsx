// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Snapshot } from '#domain/lending/action/actionFigures.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { ChangesPanel } from './ChangesPanel.tsx'

afterEach(cleanup)

const zero = decimal('0')
const held = (wallet: string, deposited: string): Snapshot => ({
  wallet: decimal(wallet),
  deposited: decimal(deposited),
  debt: zero,
  rate: zero,
  utilization: zero,
  power: zero,
  available: zero,
  health: 'none',
})

test('a deposit that the pool rounds down by a base unit shows the amount the wallet pays', () => {
  render(
    <ChangesPanel
      action="deposit"
      symbol="TUSD"
      preview={{ before: held('300', '7'), after: held('50', '256.999999') }}
      ready
      done={false}
      live={null}
      note={null}
      asOf={null}
    />,
  )
  expect(screen.getByText('Your deposit').parentElement?.textContent).toContain('257 TUSD')
  expect(document.body.textContent).not.toContain('256.99')
})
