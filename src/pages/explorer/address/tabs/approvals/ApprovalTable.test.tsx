import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { tokenBalancesQuery } from '#interfaces/explorer/address/tokenBalance.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { testConfig } from '#lib/testing/testConfig.ts'
import { shortHash } from '#lib/text/midcut.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { ApprovalTable } from './ApprovalTable.tsx'

const spender = checksummed(testConfig.lendingPool)
const [first, second] = ['a1', 'b2'].map((digits) => checksummed(`0x${digits.repeat(20)}`))

/** The table of an approval of each of these tokens. */
async function show(
  tokens: readonly {
    token: typeof first
    symbol: string | null
    spender?: typeof first | undefined
    allowed?: bigint
  }[],
) {
  await serve(() => Response.json({}))
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const approvals = tokens.map((each) => ({
    ...{ spender, kind: 'amount' as const, block: 7, decimals: 6, allowed: 5n },
    ...each,
  }))
  renderPart(<ApprovalTable owner={spender} approvals={approvals as never} />)
  await screen.findByRole('table')
  return screen.getAllByRole('row').map(({ textContent }) => textContent)
}

test('an approved token has its address beside its symbol, which another token may have too', async () => {
  const [, row] = await show([{ token: first, symbol: 'TIDE' }])
  expect(row).toContain(`TIDE${shortHash(first ?? '')}`)
})

test('a token without a symbol has its address once', async () => {
  const [, row] = await show([{ token: first, symbol: null }])
  expect(row?.split(shortHash(first ?? ''))).toHaveLength(2)
})

test('an approved token whose symbol imitates another one with other letters is warned of', async () => {
  await show([
    { token: first, symbol: 'TIDE' },
    { token: second, symbol: '\u0422IDE' },
  ])
  const note = await screen.findByRole('note', undefined, { timeout: 10_000 })
  expect(note.textContent).toMatch(/\u0422IDE .*looks like TIDE .* and is written with other letters/)
})

test('what an approval puts at risk is the smaller of balance and allowance by the price, nothing of an empty balance, and unknown without one', async () => {
  await serve(() => Response.json({}))
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const approval = { symbol: 'TIDE', spender, kind: 'amount' as const, block: 7, decimals: 6 }
  const balance = (token: typeof first, value: bigint, exchangeRate: string | null) => ({
    ...{ value, tokenId: null },
    token: { address: token, exchangeRate, isScam: false },
  })
  const approvals = [
    { ...approval, token: first, allowed: 3_000_000n },
    { ...approval, token: first, spender: first, allowed: 2n ** 256n - 1n },
    { ...approval, token: second, allowed: 1n },
    { ...approval, token: spender, allowed: 1n },
  ]
  const { client } = renderPart(<ApprovalTable owner={spender} approvals={approvals as never} />)
  const items = [balance(first, 5_000_000n, '2'), balance(second, 5n, null), balance(spender, 0n, null)]
  client.setQueryData(tokenBalancesQuery(spender).queryKey, { items, next: null, skipped: 0 } as never)
  await vi.waitFor(() => {
    const [, ...rows] = screen.getAllByRole('row')
    expect(rows.map((row) => row.children[3]?.textContent)).toEqual(['$10.00', '$6.00', '–Unknown', '$0'])
  })
  expect(screen.getByText('Unknown spenders can take $10.00.')).toBeTruthy()
})

test('approvals of unknown spenders stand before those of the site’s own contracts, each time the unlimited ones first', async () => {
  const all = 2n ** 256n - 1n
  const rows = await show([
    { token: first, symbol: 'B', allowed: 1_000_000n },
    { token: second, symbol: 'B', allowed: all },
    { token: first, symbol: 'A', spender: first, allowed: 1_000_000n },
    { token: second, symbol: 'A', spender: first, allowed: all },
  ])
  expect(rows.slice(1).map((row) => /Unlimited|1 [AB]/.exec(row ?? '')?.[0])).toEqual([
    'Unlimited',
    '1 A',
    'Unlimited',
    '1 B',
  ])
})

test('what unknown spenders could take counts each token once, with a token of unknown value in words', async () => {
  await serve(() => Response.json({}))
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const approval = { symbol: 'TIDE', kind: 'amount' as const, block: 7, decimals: 6, token: first }
  const approvals = [
    { ...approval, spender: first, allowed: 3_000_000n },
    { ...approval, spender: second, allowed: 4_000_000n },
    { ...approval, spender: second, token: second, allowed: 1n },
  ]
  const { client } = renderPart(<ApprovalTable owner={spender} approvals={approvals as never} />)
  const token = { address: first, exchangeRate: '2', isScam: false }
  const items = [{ value: 5_000_000n, tokenId: null, token }]
  client.setQueryData(tokenBalancesQuery(spender).queryKey, { items, next: null, skipped: 0 } as never)
  expect(
    await screen.findByText('Unknown spenders can take $10.00 and tokens of unknown value.'),
  ).toBeTruthy()
})
