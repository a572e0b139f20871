import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { InterfaceError } from '#lib/requests/errors.ts'
import type { useLending } from '#pages/lending/data/useLending.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { PoolNotice } from './PoolNotice.tsx'

test('a failed lending service offers Try again', async () => {
  const refetch = vi.fn()
  const error = new InterfaceError('lending', 'refused', 'The answer was 403.')
  const lending = {
    pools: { data: undefined, error, refetch },
    reserves: { data: [], error: null, refetch: vi.fn() },
    record: { error: null },
    rows: [],
  } as unknown as ReturnType<typeof useLending>
  renderPart(<PoolNotice lending={lending} />)
  expect((await screen.findByRole('status')).textContent).toContain("Can't reach the lending service.")
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(refetch).toHaveBeenCalledOnce()
})
