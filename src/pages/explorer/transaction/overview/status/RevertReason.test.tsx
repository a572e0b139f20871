import { fireEvent, screen } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { transactionSchema } from '#interfaces/explorer/transaction/transaction.ts'
import { coin, transactions } from '#interfaces/testing/explorerFixtures.ts'
import { testConfig } from '#lib/testing/testConfig.ts'
import { serveSources } from '#pages/testing/fakeSources.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { RevertReason } from './RevertReason.tsx'

vi.setConfig({ testTimeout: 20_000 })

const router = `0x${'22'.repeat(20)}`
const curve = { kind: 'hlpmm-v2', router, quoter: `0x${'33'.repeat(20)}`, registry: `0x${'44'.repeat(20)}` }
const token = { address_hash: coin, name: 'Tide Dollar', symbol: 'TUSD', decimals: '6', type: 'ERC-20' }
const call = {
  method_call: 'borrow(address asset, uint256 amount)',
  method_id: '4b8a3529',
  parameters: [
    { name: 'asset', type: 'address', value: coin },
    { name: 'amount', type: 'uint256', value: '5' },
  ],
}

/** An error as the explorer decodes it, with its `uint256` arguments. */
function error(name: string, values: Record<string, string> = {}) {
  const names = Object.keys(values).map((each) => `uint256 ${each}`)
  return {
    method_call: `${name}(${names.join(', ')})`,
    method_id: '00000000',
    parameters: Object.entries(values).map(([key, value]) => ({ name: key, type: 'uint256', value })),
  }
}

/** Shows why a call of the contract `to` was reverted, where the node answers the same call with `replayed`. */
async function show(
  revertReason: unknown,
  to: string = testConfig.lendingPool,
  replayed: object | ((call: object) => object) = { result: '0x' },
  {
    trace = { error: { code: -32_601, message: 'no such method' } },
    ...more
  }: { trace?: object; [field: string]: unknown } = {},
) {
  const calls = await serveSources(
    () => token,
    ({ method, params: [call] }) =>
      method === 'debug_traceTransaction'
        ? trace
        : typeof replayed === 'function'
          ? replayed(call as object)
          : replayed,
    { curve },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const transaction = v.parse(transactionSchema, {
    ...transactions.strict,
    status: 'error',
    result: 'Reverted',
    to: { hash: to, is_contract: true },
    decoded_input: call,
    revert_reason: revertReason,
    ...more,
  })
  renderPart(<RevertReason transaction={transaction} />)
  return calls
}

test.each([
  ['Expired', {}, router, 'The deadline of the trade had passed.'],
  [
    'BorrowingPowerExceeded',
    { debtUsd: '500000000100', borrowingPowerUsd: '12300000000' },
    undefined,
    'That would bring your debt to $5,000.00; your limit is $123.00.',
  ],
  [
    'NotLiquidatable',
    { healthFactor: '1038350427815643560' },
    undefined,
    'This account cannot be liquidated: its health factor is 1.03.',
  ],
  [
    'BorrowCapExceeded',
    { cap: '1500000', wouldBe: '2' },
    undefined,
    'That would exceed the cap of 1.5 TUSD.',
  ],
  ['Panic', { code: '17' }, coin, 'Panic: arithmetic overflow or underflow (0x11).'],
])('the decoded error %s%j is a sentence above its raw form', async (name, values, to, sentence) => {
  await show(error(name, values), to)
  const said = await screen.findByText(sentence, undefined, { timeout: 10_000 })
  const raw = screen.getByText(error(name, values).method_call)
  expect(said.compareDocumentPosition(raw) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('an error sent as bytes by a known contract is a sentence too', async () => {
  await show('0x203d82d8', router)
  await screen.findByText('The deadline of the trade had passed.', undefined, { timeout: 10_000 })
})

test('an error of an unknown contract stays raw: its name may mean something else there', async () => {
  await show(error('Expired'), coin)
  await screen.findByText('Expired()')
  expect(screen.queryByText(/deadline/)).toBeNull()
})

test('the text of an Error(string) is the reason, without a table of arguments', async () => {
  const parameters = [{ name: 'reason', type: 'string', value: 'too late' }]
  await show({ method_call: 'Error(string reason)', method_id: '08c379a0', parameters }, coin)
  await screen.findByText('too late')
  expect(screen.queryByRole('table')).toBeNull()
})

const reverts = (data?: string) => ({ error: { code: 3, message: 'execution reverted', data } })

test.each([
  [
    'gives none either',
    'The explorer names no reason, and run again at its block the call gives none.',
    reverts('0x'),
  ],
  ['says no more than that it reverts', 'The explorer names no reason.', reverts()],
  ['runs the call without a revert', 'The explorer names no reason.', { result: '0x' }],
  ['cannot run it', 'The explorer names no reason.', { error: { code: -32_000, message: 'no state' } }],
])('a revert without a reason, where the node %s, says “%s”', async (_, sentence, replayed) => {
  const calls = await show(null, coin, replayed)
  await vi.waitFor(() => expect(calls).toEqual(['eth_call']))
  await screen.findByText(sentence)
})

test('a reason that only the node gives is shown as the node’s', async () => {
  await show(null, router, reverts('0x203d82d8'))
  await screen.findByText(/^The explorer names no reason\. Run again at its block, the node gives this one:$/)
  await screen.findByText('The deadline of the trade had passed.', undefined, { timeout: 10_000 })
})

test('a call that runs out of its gas when it is run again is said to, and no longer to may have', async () => {
  const outOfGas = { error: { code: -32_603, message: 'EVM error OutOfGas' } }
  const node = (call: object) => ('gas' in call && call.gas === '0xafc8' ? outOfGas : { result: '0x' })
  await show(null, coin, node, { gas_used: '44962', gas_limit: '45000' })
  await screen.findByText(
    /^The explorer names no reason\. Run again at its block, the call runs out of gas\.$/,
  )
  expect(screen.queryByText(/may have run out/)).toBeNull()
})

const frame = { type: 'CALL', from: router, to: coin, value: '0x0', gas: '0x9', gasUsed: '0x9', input: '0x' }

test('the call that failed is read from the trace on demand, in words, with a link to the internal calls', async () => {
  const inner = { ...frame, error: 'out of gas: not enough gas for reentrancy sentry' }
  const trace = { result: { ...frame, to: router, error: 'execution reverted', calls: [frame, inner] } }
  const calls = await show(null, coin, reverts(), { trace, gas_used: '44962', gas_limit: '45000' })
  await screen.findByText('It used 44,962 of 45,000 gas and may have run out.')
  expect(calls).not.toContain('debug_traceTransaction')
  fireEvent.click(screen.getByRole('button', { name: 'Find the failing call' }))
  const said = await screen.findByText(/^The call of/)
  expect(said.textContent).toMatch(/ failed: out of gas: not enough gas for reentrancy sentry$/)
  expect(screen.queryByText(/may have run out/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Internal calls' }).getAttribute('href')).toContain('tab=internal')
})

test('a contract whose creation reverted without a reason has no replayed call, and its trace says so', async () => {
  const trace = { result: { ...frame, type: 'CREATE', to: null, error: 'execution reverted' } }
  const calls = await show(null, coin, {}, { trace, to: null, gas_used: '53064', gas_limit: '100000' })
  fireEvent.click(await screen.findByRole('button', { name: 'Find the failing call' }))
  expect(screen.getByText('The explorer names no reason.')).toBeTruthy()
  await screen.findByText('The creation of a contract reverted without a reason.')
  // Said once.
  expect(screen.queryByText('The explorer names no reason.')).toBeNull()
  expect(calls).toEqual(['debug_traceTransaction'])
  expect(screen.queryByText(/may have run out/)).toBeNull()
})

test('where nobody traces calls, the reason says that no trace names the call', async () => {
  await show(null, coin, reverts())
  fireEvent.click(await screen.findByRole('button', { name: 'Find the failing call' }))
  await screen.findByText('No trace says in which call.')
})
