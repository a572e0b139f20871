import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { serveSources } from '#pages/testing/fakeSources.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { BlocksPage } from './BlocksPage.tsx'

// Loads the code of an outage before it, because loading is slow on a busy machine.
beforeAll(() =>
  Promise.all([import('./BlocksFromNode.tsx'), import('#pages/explorer/parts/lists/ListFailure.tsx')]),
)

const hash = (number: number) => `0x${number.toString(16).padStart(64, '0')}`

async function open(answersNode: boolean) {
  const down = { error: { code: -32_000, message: 'Down' } }
  await serveSources(
    () => new Response('{}', { status: 503 }),
    ({ method, params: [tag] }) => {
      if (!answersNode) return down
      if (method === 'eth_blockNumber') return { result: '0x2' }
      const number = Number(tag)
      return {
        result: {
          ...{ number: tag, hash: hash(number), parentHash: hash(0), timestamp: '0x6980a000' },
          ...{ gasUsed: '0x0', gasLimit: '0x1', size: '0x14e9', transactions: [] },
        },
      }
    },
  )
  return renderPart(<BlocksPage />, '/blocks', '/blocks')
}

test('while the explorer is down the newest blocks are those of the node, without fees and without a chart', async () => {
  await open(true)
  await screen.findByText(/These are the newest blocks, read from the node\./)
  const [head, ...rows] = await screen.findAllByRole('row')
  expect(rows.map((row) => row.querySelector('a')?.textContent)).toEqual(['2', '1', '0'])
  expect(rows[0]?.textContent).toContain('5,353 bytes')
  expect(head?.textContent).not.toContain('Fees')
  expect(screen.queryByText('Block fullness')).toBeNull()
})

test('the page does not change while the rows of the node are drawn', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await open(true)
  await screen.findByText(/read from the node\./)
  const said = errors.mock.calls.map(([text]) => String(text))
  errors.mockRestore()
  expect(said.filter((text) => text.startsWith('Cannot update a component'))).toEqual([])
})

test('while the explorer and the node are down the failure of the explorer is said once', async () => {
  await open(false)
  expect(await screen.findAllByRole('alert')).toHaveLength(1)
  expect(screen.getByRole('alert').textContent).toContain('the explorer')
})

test('a page of blocks with transactions has a chart of these alone', async () => {
  const block = (height: number, count: number) => ({
    ...{ height, hash: hash(height), timestamp: '2026-11-20T00:00:00Z', transactions_count: count },
    ...{ gas_used: count > 0 ? '50' : '0', gas_limit: '100' },
  })
  await serveSources(
    () => Response.json({ items: [block(3, 1), block(2, 0), block(1, 2)], next_page_params: null }),
    () => ({ result: '0x3' }),
  )
  renderPart(<BlocksPage />, '/blocks?filled=true', '/blocks')
  await screen.findByText(/^average of/, {}, { timeout: 4000 })
  expect(screen.getByText(/^average of/).textContent).toBe('average of 2 blocks')
})
