// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { BlockFromNode } from './BlockFromNode.tsx'

beforeEach(() => loadTestConfig())
afterEach(cleanup)

const hash = (index: number) => `0x${index.toString(16).padStart(64, '0')}` as const

test('the thousands of transactions of a block that the node alone tells are folded', async () => {
  const block = {
    ...{ number: 7, hash: hash(1), parentHash: hash(2), timestamp: 1_770_000_000, miner: null },
    ...{ gasUsed: 1n, gasLimit: 2n, baseFeePerGas: 7n },
    transactions: Array.from({ length: 3_000 }, (_, index) => hash(index)),
  }
  const { container } = renderPart(
    <BlockFromNode block={block as Parameters<typeof BlockFromNode>[0]['block']} />,
  )
  await screen.findByText('3,000 transactions')
  expect(screen.getByText(/100 of 3,000 shown/)).not.toBeNull()
  expect(container.querySelectorAll('*').length).toBeLessThan(4_000)
})
