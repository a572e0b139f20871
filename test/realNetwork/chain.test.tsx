import { expect, test } from 'vitest'
import { request } from '#domain/testing/sampleRecord.ts'
import { newRecord } from '#domain/transactions/state/transactionMachine.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { refetchChanged } from '#pages/root/wallet/transactions/settledTransaction.ts'
import type { HostileNetwork } from '../faults/hostileNetwork.ts'
import { openApp, stageBrowser } from '../faults/openApp.tsx'
import { pageText } from '../faults/oracle.ts'
import { legacyHash } from './chainAnswers.ts'
import { serveRealNetwork } from './realNetwork.ts'
import { textOf } from './textOf.ts'
import type { Variant } from './variant.ts'

const trader = checksummed('0x81b637d8fcd2c6da6359e6963113a1170de795e4')

test('a block list without empty blocks lists the block with a transaction and counts the others', {
  timeout: 60_000,
}, async () => {
  const all = await textOf('/blocks')
  expect(all).toContain('2,257,024')
  expect(all).toContain('Only blocks with transactions')
  const filled = await textOf('/blocks?filled=true')
  expect(filled).toContain('2,257,020')
  expect(filled).not.toContain('2,257,021')
  expect(filled).toContain('8 empty blocks are left out.')
})

test('blocks of a chain without a gas limit show no fullness', {
  timeout: 60_000,
}, async () => {
  const text = await textOf('/blocks')
  expect(text).toContain('21,000 gas')
  expect(text).not.toMatch(/\d% *of|4,294,967,295/)
})

test('block 0, for which the node answers with block 1, is not found', { timeout: 60_000 }, async () => {
  expect(await textOf('/block/1')).not.toContain('is missing from the explorer')
  const text = await textOf('/block/0')
  expect(text).toContain('Block 0 is missing from the explorer')
  expect(text).not.toContain(`0x${'b1'.repeat(4)}`)
})

test.each([[{}], [{ errorStatus: 400 }]])(
  'the fee of a receipt without an effective gas price uses the transaction’s gas price, %j',
  {
    timeout: 60_000,
  },
  async (variant) => {
    const text = await textOf(`/tx/${legacyHash}`, variant)
    expect(text).toContain('2,256,896')
    expect(text).toMatch(/Success/)
    // 21,000 gas at 1 Gwei, not the limit of 42,000.
    expect(text).toContain('Fee0.00002100 HPX')
    expect(text).toContain('Gas used21,000 gas')
  },
)

test.each([
  [{}, '2,097,025'],
  [{ logRange: 2_000 }, '2,225,025'],
  [{ errorStatus: 400 }, '2,097,025'],
])(
  'an approval from before the searched logs is found in the account’s own transactions, %j',
  {
    timeout: 60_000,
  },
  async (variant, from) => {
    const text = await textOf(`/address/${trader}?tab=approvals`, variant)
    expect(text).toContain(`Searched all logs back to block ${from}.`)
    expect(text).toContain('Searched all 3 transactions of this account too.')
    expect(text).toMatch(/PELA.*Unlimited.*1,560,990/)
    expect(text).not.toContain('0x0b0B0b')
    expect(text).toMatch(/1 row could not be read/)
  },
)

test('an approval found among transactions leaves the list once a transaction has revoked it', {
  timeout: 60_000,
}, async () => {
  const variant: Variant = {}
  await stageBrowser({ fetch: serveRealNetwork(variant) } as unknown as HostileNetwork)
  const app = await openApp(`/address/${trader}?tab=approvals`)
  await app.pass(10)
  expect(pageText()).toMatch(/PELA.*Unlimited/)
  variant.noAllowance = true
  refetchChanged(app.queryClient, {
    ...newRecord(request, 'one'),
    status: { name: 'confirmed', block: 2_257_025 },
  })
  await app.pass(5)
  expect(pageText()).toContain('Searched all 3 transactions of this account too.')
  expect(pageText()).not.toMatch(/PELA.*Unlimited/)
  app.close()
})
