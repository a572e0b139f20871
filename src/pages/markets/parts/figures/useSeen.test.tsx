import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useSeen } from './useSeen.ts'

/** A fake IntersectionObserver: the observed elements, and a function that scrolls to one. */
const watched = new Set<Element>()
let scrollTo: (element: Element, isIntersecting?: boolean) => void

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        scrollTo = (target, isIntersecting = true) =>
          act(() =>
            callback(
              [{ target, isIntersecting } as IntersectionObserverEntry],
              this as unknown as IntersectionObserver,
            ),
          )
      }
      observe = (element: Element) => void watched.add(element)
      unobserve = (element: Element) => void watched.delete(element)
    },
  )
})

function Row({ name }: { name: string }) {
  const { ref, seen } = useSeen()
  return (
    <p ref={ref}>
      {name} {seen ? 'seen' : 'not seen'}
    </p>
  )
}

test('an element counts as seen once it came on screen, and is not observed any longer', () => {
  const { rerender, unmount } = render(
    <>
      <Row name="first" />
      <Row name="last" />
    </>,
  )
  const first = screen.getByText('first not seen')
  const last = screen.getByText('last not seen')
  expect([...watched]).toEqual([first, last])
  scrollTo(last, false)
  scrollTo(first)
  expect(first.textContent).toBe('first seen')
  expect(last.textContent).toBe('last not seen')
  expect([...watched]).toEqual([last])
  rerender(<Row name="first" />)
  expect(first.textContent).toBe('first seen')
  unmount()
  expect(watched.size).toBe(0)
})
