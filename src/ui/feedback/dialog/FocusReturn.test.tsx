import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from './Dialog.tsx'

/** A page whose panel has a button that opens a dialog; what the dialog does leaves `after` in the panel, or no panel. */
function Page({ after }: { after: ReactNode }) {
  const [state, setState] = useState<'before' | 'open' | 'closed' | 'done'>('before')
  return (
    <>
      <a href="#page">Skip to the page</a>
      <main id="page" tabIndex={-1}>
        <a href="/elsewhere">Elsewhere</a>
        {(state !== 'done' || after) && (
          <section aria-label="Trade">
            {state === 'done' ? (
              after
            ) : (
              <button type="button" onClick={() => setState('open')}>
                Connect
              </button>
            )}
          </section>
        )}
      </main>
      {state === 'open' && (
        <Dialog open onOpenChange={() => setState('closed')} title="Connect a wallet">
          <button type="button" onClick={() => setState('done')}>
            Demo wallet
          </button>
        </Dialog>
      )}
    </>
  )
}

async function open(after: ReactNode) {
  render(<Page after={after} />)
  const button = screen.getByRole('button', { name: 'Connect' })
  act(() => button.focus())
  fireEvent.click(button)
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
}

const choose = () => fireEvent.click(screen.getByRole('button', { name: 'Demo wallet' }))
const focused = () => document.activeElement?.textContent

test('the focus returns to the button that opened the dialog', async () => {
  await open(null)
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await waitFor(() => expect(focused()).toBe('Connect'))
})

test('the focus goes to the panel, without a ring around it, when that button is gone', async () => {
  await open('Buy')
  choose()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Trade' })))
  expect(document.activeElement?.className).toContain('outline-none')
})

test('the focus goes to the page when the panel is gone as well', async () => {
  await open(null)
  choose()
  await waitFor(() => expect(document.activeElement?.id).toBe('page'))
})
