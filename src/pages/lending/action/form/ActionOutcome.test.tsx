// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { request } from '#domain/testing/sampleRecord.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import type { ActionContext } from '#pages/lending/action/sign/actionPlan.ts'
import {
  button,
  connectChain,
  connectPerson,
  contextOf,
  emptyBrowserBeforeEach,
  openAction,
  press,
  typeAmount,
  user,
} from '#pages/testing/actionFixture.tsx'

beforeAll(() => connectPerson(), 30_000)
emptyBrowserBeforeEach()

/** Signs an action of this amount and returns what the form says of it at its end. */
async function outcome(context: ActionContext, amount: string, label: string) {
  connectChain()
  await openAction(context)
  typeAmount(amount)
  await press(`${label} ${amount} TUSD`)
  await button('Done')
  expect(screen.queryByLabelText('Amount')).toBeNull()
  return screen.getByRole('region', { name: 'Outcome' })
}

const rich = { wallet: 100_000_000n, allowance: 100_000_000n }
const tokens: ActionContext = {
  action: 'deposit',
  user,
  asset: request.asset,
  symbol: 'TUSD',
  decimals: 6,
  part: {
    from: 'tokens',
    holding: { decimals: 6, pTokens: 0n, ...rich },
    rates: { supply: decimal('0.02'), borrow: null },
  },
}

test.each([
  [
    'deposit',
    contextOf('deposit', rich),
    '40',
    'Deposit',
    /^Deposited 40 TUSDEarns [\d.]+% a year now\.Borrow up to \$/,
  ],
  [
    'loan',
    contextOf('borrow', { scaledSupply: 1_000_000_000n, maxBorrow: 750_000_000n }),
    '12',
    'Borrow',
    /^Borrowed 12 TUSDAt [\d.]+% a year now\.$/,
  ],
  [
    'withdrawal',
    contextOf('withdraw', { scaledSupply: 50_000_000n, maxWithdraw: 50_000_000n }),
    '20',
    'Withdraw',
    /^Withdrew 20 TUSD30 TUSD stay deposited\.$/,
  ],
  ['deposit in a pool that reports no rates', tokens, '40', 'Deposit', /^Deposited 40 TUSD$/],
])(
  'a confirmed %s is told in the place of its field, with what it leads to',
  async (_, context, amount, label, expected) => {
    const region = await outcome(context, amount, label)
    const loan = context.part.from === 'pool' && context.action === 'deposit'
    expect(within(region).queryByRole('link')?.getAttribute('href') ?? null).toBe(
      loan ? `/?action=borrow&asset=${context.asset}` : null,
    )
    expect(region.textContent?.replaceAll('\u00a0', ' ')).toMatch(expected)
  },
)
