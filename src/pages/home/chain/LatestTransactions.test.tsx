import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { transactions } from '#interfaces/testing/explorerFixtures.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { LatestTransactions } from './LatestTransactions.tsx'

test.each([
  ['no column of values where none is sent', '0', false],
  ['the value where one is sent', '1000000000000000000', true],
])(
  'the newest transactions say which token is bought and for how much, and %s',
  async (_, value, isShown) => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
    const [router, stable, token] = ['9a', '11', '22'].map((digits) => `0x${digits.repeat(20)}`)
    const words = ['1852080', '1', stable, token, '4', '5'].map((word) =>
      String(word).replace('0x', '').padStart(64, '0'),
    )
    const purchase = {
      ...transactions.strict,
      method: 'swapExactStableForTokens',
      raw_input: `0x3d9d5cd9${words.join('')}`,
      value,
      to: { hash: router },
    }
    const tokens = [
      { address_hash: stable, symbol: 'TUSD', decimals: '6', type: 'ERC-20' },
      { address_hash: token, symbol: 'TIDE', decimals: '18', type: 'ERC-20' },
    ]
    const curve = { kind: 'hlpmm-v2', router, quoter: router, registry: router }
    const page = (items: readonly object[]) => Response.json({ items, next_page_params: null })
    await serve(({ pathname }) => (pathname.endsWith('/tokens') ? page(tokens) : Response.json([purchase])), {
      curve,
    })
    renderPart(<LatestTransactions />)
    await screen.findByText('TIDE')
    const [, row] = screen.getAllByRole('row')
    const cells = [...(row?.children ?? [])].map(({ textContent }) => textContent)
    expect(cells.filter((text) => /^Buy≥\s*\S+\s*TIDE\s*for\s*25\.5 TUSD$/.test(text ?? ''))).toHaveLength(1)
    expect(screen.queryByRole('columnheader', { name: /^Value/ }) !== null).toBe(isShown)
  },
)
