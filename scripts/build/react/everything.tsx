import {
  Component,
  createContext,
  lazy,
  memo,
  type ReactNode,
  StrictMode,
  Suspense,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
} from 'react'
import { createPortal } from 'react-dom'
import type { createRoot } from 'react-dom/client'
import { vi } from 'vitest'

const Theme = createContext('light')

/** What the components say of their lives, and what somebody from outside gives them. */
const world = {
  said: [] as string[],
  outside: document.createElement('div'),
  stored: 1,
  listeners: new Set<() => void>(),
  Late: lazy<() => ReactNode>(async () => ({ default: () => null })),
}

const say = (line: string) => void world.said.push(line)

const subscribe = (listener: () => void) => {
  world.listeners.add(listener)
  return () => world.listeners.delete(listener)
}

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {}

  static getDerivedStateFromError(error: Error) {
    return { message: error.message }
  }

  override componentDidCatch(error: Error) {
    say(`caught ${error.message}`)
  }

  override render() {
    return this.state.message ?? this.props.children
  }
}

function Broken(): never {
  throw new Error('it broke')
}

const Row = memo(({ name }: { name: string }) => {
  const theme = useContext(Theme)
  say(`row ${name}`)
  return (
    <li className={theme}>
      <input defaultValue={name} aria-label={name} />
    </li>
  )
})

function Everything() {
  const [names, setNames] = useState(['a', 'b', 'c'])
  const [text, setText] = useState('')
  const [isBroken, setBroken] = useState(false)
  const [isPending, startTransition] = useTransition()
  const deferred = useDeferredValue(text)
  const stored = useSyncExternalStore(subscribe, () => world.stored)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    say(`layout ${names.join('')} ${box.current?.tagName}`)
    return () => say('layout away')
  }, [names])
  useEffect(() => {
    say(`effect ${stored}`)
    return () => say('effect away')
  }, [stored])
  return (
    <Theme value={text === 'dark' ? 'dark' : 'light'}>
      <title>{`Page ${names.length}`}</title>
      <svg viewBox="0 0 1 1">
        <title>A picture</title>
        <path strokeWidth={2} d="M0 0" />
      </svg>
      {/* biome-ignore lint/a11y: what bubbles through a portal is looked at. */}
      <div ref={box} id={id} style={{ width: 10 }} onClick={() => say('bubbled')}>
        <ul>
          {names.map((name) => (
            <Row key={name} name={name} />
          ))}
        </ul>
        <button type="button" id="turn" onClick={() => setNames((now) => [...now].reverse())}>
          Turn
        </button>
        <button
          type="button"
          id="drop"
          onClick={() => startTransition(() => setNames((now) => now.slice(1)))}
        >
          {isPending ? 'Dropping' : 'Drop'}
        </button>
        <button type="button" id="break" onClick={() => setBroken(true)}>
          Break
        </button>
        {createPortal(
          <button type="button" id="far" onFocus={() => say('focus')}>
            Far
          </button>,
          world.outside,
        )}
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          say(`sent ${text}`)
        }}
      >
        <input id="text" value={text} onChange={(event) => setText(event.target.value)} />
        <input type="checkbox" checked={text === 'dark'} readOnly />
        <select value={text} onChange={() => {}}>
          <option value="">None</option>
          <option>dark</option>
        </select>
        <button type="submit" id="send">
          {deferred}
        </button>
      </form>
      <Boundary>{isBroken ? <Broken /> : 'sound'}</Boundary>
      <Suspense fallback="loading">
        <world.Late />
      </Suspense>
      <output>{stored}</output>
    </Theme>
  )
}

/** One use of all that Tideline uses of React: what the document shows after each step, and what the components said. */
export async function useEverything(create: typeof createRoot): Promise<{ shown: string[]; said: string[] }> {
  const container = document.createElement('div')
  const shown: string[] = []
  let answer = () => {}
  Object.assign(world, {
    said: [],
    outside: document.createElement('div'),
    stored: 1,
    listeners: new Set(),
    Late: lazy<() => ReactNode>(
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ default: () => <p>late</p> })
        }),
    ),
  })
  document.head.replaceChildren()
  document.body.replaceChildren(container, world.outside)
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
  const step = async (act: () => void, isDone: () => boolean) => {
    act()
    await vi.waitUntil(isDone, { timeout: 10_000, interval: 5 })
    const focused = document.activeElement?.id
    shown.push([document.head.innerHTML, document.body.innerHTML, focused, values()].join('\n'))
  }
  const says = (line: string) => world.said.includes(line)
  const reads = (text: string) => document.body.textContent?.includes(text) === true
  const root = create(container, { onCaughtError: () => say('reported') })

  await step(
    () =>
      root.render(
        <StrictMode>
          <Everything />
        </StrictMode>,
      ),
    () => says('effect 1'),
  )
  await step(
    () => answer(),
    () => reads('late') && !reads('loading'),
  )
  await step(
    () => press('#turn'),
    () => says('layout cba DIV'),
  )
  await step(
    () => press('#drop'),
    () => says('layout ba DIV') && reads('Drop') && !reads('Dropping'),
  )
  await step(
    () => document.querySelector<HTMLElement>('#far')?.focus(),
    () => says('focus'),
  )
  await step(
    () => press('#far'),
    () => says('bubbled'),
  )
  await step(
    () => type('#text', 'dark'),
    () => document.querySelector('#send')?.textContent === 'dark',
  )
  await step(
    () => press('#send'),
    () => says('sent dark'),
  )
  await step(
    () => {
      world.stored = 2
      for (const listener of world.listeners) listener()
    },
    () => says('effect 2'),
  )
  await step(
    () => press('#break'),
    () => says('reported'),
  )
  await step(
    () => root.unmount(),
    () => container.childNodes.length === 0 && says('effect away'),
  )
  return { shown, said: world.said }
}

function values() {
  const fields = document.querySelectorAll<HTMLInputElement>('input, select')
  return [...fields].map((field) => `${field.value} ${field.checked}`).join(', ')
}

/** As a person does: React listens to the event, and has to see that the value is another. */
function type(selector: string, text: string) {
  const field = document.querySelector<HTMLInputElement>(selector)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}
