import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { alice, bob, id } from '#interfaces/testing/explorerFixtures.ts'
import { serveSources } from '#pages/testing/fakeSources.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { LogsFromNode } from './LogsFromNode.tsx'

const token = `0x${'a1'.repeat(20)}`
const word = (hex: string) => `0x${hex.replace('0x', '').padStart(64, '0')}`
const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const log = {
  address: token,
  topics: [transfer, word(alice), word(bob)],
  data: word((1_500_000).toString(16)),
  logIndex: '0x3',
}
const text = `0x${'20'.padStart(64, '0')}${'4'.padStart(64, '0')}${'54555344'.padEnd(64, '0')}`

/** The receipt of a transaction with these logs, in this block, of a token that has 6 decimals or does not answer. */
async function open(logs: readonly object[], { hasDecimals = true, block = id as string } = {}) {
  const asked: string[] = []
  const calls = await serveSources(
    ({ pathname }) => {
      asked.push(pathname)
      return new Response('{}', { status: 503 })
    },
    ({ method, params }) => {
      if (method === 'eth_getTransactionReceipt') return { result: { blockHash: block, logs } }
      const { data } = params[0] as { data: string }
      if (!hasDecimals) return { error: { code: 3, message: 'execution reverted' } }
      return { result: data === '0x313ce567' ? word('6') : text }
    },
  )
  renderPart(<LogsFromNode hash={id} block={id} />)
  return { asked, calls }
}

test('a Transfer log is a transfer in whole tokens and a decoded log, without the explorer', async () => {
  const { asked } = await open([log])
  const table = await screen.findByRole('table', { name: 'Token transfers of the transaction' })
  await vi.waitFor(() => expect(table.textContent).toContain('1.5'))
  expect(table.textContent).toContain('TUSD')
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('1.5 TUSD1500000'))
  expect(asked).toEqual([])
})

test('a decoded log is headed by its event, and one note says by what it was decoded', async () => {
  await open([log, { ...log, logIndex: '0x4' }])
  const [head] = await screen.findAllByText('Transfer', { selector: 'li > p *' })
  expect(head?.closest('p')?.textContent).toContain('Log 3')
  expect(screen.getAllByText(/^Decoded with/)).toHaveLength(1)
})

test('an amount of a token that does not tell its decimals is in base units', async () => {
  const { calls } = await open([log], { hasDecimals: false })
  const table = await screen.findByRole('table', { name: 'Token transfers of the transaction' })
  await vi.waitFor(() => expect(calls).toContain('eth_call'))
  expect(table.textContent).toContain('1,500,000 base units')
})

test.each([
  ['with an id in place of an amount', { topics: [...log.topics, word('7')], data: '0x' }],
  ['with a number in place of an address', { topics: [transfer, word(alice), word('f'.repeat(64))] }],
])('a log %s is no transfer of an amount', async (_, other) => {
  await open([{ ...log, ...other }])
  await screen.findByRole('heading', { name: 'Logs' })
  expect(screen.queryByRole('heading', { name: 'Token transfers' })).toBeNull()
})

test('a log that cannot be read is counted', async () => {
  await open([log, { ...log, data: 'none' }])
  expect(await screen.findByText('1 row could not be read.')).toBeTruthy()
})

test('a receipt of another block proves nothing of this one', async () => {
  await open([log], { block: word('9') })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
