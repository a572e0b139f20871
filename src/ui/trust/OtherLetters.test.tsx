import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { OtherLetters } from './OtherLetters.tsx'

vi.setConfig({ testTimeout: 20_000 })
const sign = { name: 'Some letters of this name only look Latin' }

/** How many signs this name has, beside one that has it, so that the table of letters was read. */
async function signsOf(shown: string) {
  await act(async () => {
    render(
      <>
        <OtherLetters name="ТIDE" />
        <OtherLetters name={shown} />
      </>,
    )
  })
  const signs = await screen.findAllByRole('img', sign, { timeout: 15_000 })
  return signs.length - 1
}

test('the page of a name with other letters says in a sentence what to compare', async () => {
  await act(async () => {
    render(<OtherLetters name="ТIDE" isNote />)
  })
  const note = await screen.findByRole('note', {}, { timeout: 15_000 })
  expect(note.textContent).toMatch(/^Some letters of this name only look Latin: .*Compare its address/)
})

test('the page of a name like a well-known one leaves the sentence to the warning of look-alikes', async () => {
  await act(async () => {
    render(
      <>
        <OtherLetters name="ТIDE" isNote />
        <OtherLetters name="ЕТН" isNote />
      </>,
    )
  })
  expect(await screen.findAllByRole('note', {}, { timeout: 15_000 })).toHaveLength(1)
})

test('a worded sign has words beside it, for those who cannot hover over it', async () => {
  await act(async () => {
    render(<OtherLetters name="ТIDE" isWorded />)
  })
  await screen.findByText('Look-alike', {}, { timeout: 15_000 })
})

test.each(['ТIDE', 'ＵＳＤＣ', 'ЕТН', 'USDC\u2024e'])(
  '%s, written with other letters than it seems, has a sign',
  async (name) => {
    expect(await signsOf(name)).toBe(1)
  },
)

test.each(['TIDE', 'Ёлка', 'CAFÉ', '猫', 'GM 🌊', 'lI1O0', 'wait…', '0x7574…9365'])(
  '%s, which is what it seems, has none',
  async (name) => {
    expect(await signsOf(name)).toBe(0)
  },
)
