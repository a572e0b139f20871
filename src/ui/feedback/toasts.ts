/** A message that comes and goes at the edge of the page. */
export type Toast = {
  id: number
  title: string
  text?: string
  tone: 'info' | 'success' | 'failure'
}

type ToastOptions = { text?: string; tone?: Toast['tone']; seconds?: number }

const most = 4
const listeners = new Set<() => void>()
let all: readonly Toast[] = []
let last = 0

/** Says something once, politely; failures stay until dismissed. */
export function toast(title: string, { text, tone = 'info', seconds = 6 }: ToastOptions = {}): void {
  last += 1
  const id = last
  set([...all.slice(1 - most), { id, title, tone, ...(text ? { text } : {}) }])
  if (tone !== 'failure') setTimeout(() => dismissToast(id), seconds * 1_000)
}

export function dismissToast(id: number): void {
  set(all.filter((each) => each.id !== id))
}

export function toasts(): readonly Toast[] {
  return all
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(next: readonly Toast[]) {
  all = next
  for (const listener of listeners) listener()
}
