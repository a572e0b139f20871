// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { DecodedHere } from './DecodedHere.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a small call that decodes to megabytes shows its name, the reason, and its bytes after a click', async () => {
  await serve(() => Response.json({}))
  const word = (value: number) => value.toString(16).padStart(64, '0')
  const offsets = word(780 * 32).repeat(780)
  const call = `0xac9650d8${word(32)}${word(780)}${offsets}${word(24_000)}${'ab'.repeat(24_000)}` as const
  const { container } = render(
    <DecodedHere contract={null} undecoded={{ call }}>
      Unknown function.
    </DecodedHere>,
  )
  expect(screen.getByText('multicall(bytes[] data)')).toBeTruthy()
  expect(container.textContent).toContain(
    'Not decoded: 49,060 bytes of data decode to more than 128,000 bytes.',
  )
  expect(container.textContent).not.toContain('0xac9650d8')
  fireEvent.click(screen.getByRole('button', { name: 'Show as hex' }))
  expect(container.textContent).toContain('0xac9650d8')
  expect(container.textContent?.length).toBeLessThan(3_000)
})
