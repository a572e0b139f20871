import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect } from 'react'
import { connectDisplay, type ToastMessage } from './toast.ts'

const manager = Toast.createToastManager<ToastMessage>()
const mostAtOnce = 2
const settleTime = 100

const icons = {
  info: <Info size={16} className="text-info" aria-hidden />,
  success: <CircleCheck size={16} className="text-up" aria-hidden />,
  failure: <CircleAlert size={16} className="text-down" aria-hidden />,
}

/**
 * The messages, newest first: at the lower left, where a page has neither its heads nor a form; on a phone above its bars,
 * and above the sheet of an open dialog. Their time stops while one is hovered or focused and while the window has no
 * focus. F6 focuses them; Escape and a swipe dismiss them. At most two are visible, on a phone the newest: older ones come
 * back when others are dismissed.
 */
export function ToastRegion() {
  useEffect(() => {
    // Screen readers announce only what is added to an existing region, so the region is there before its first
    // message.
    let disconnect: (() => void) | undefined
    const timer = setTimeout(() => {
      disconnect = connectDisplay(show)
    }, settleTime)
    return () => {
      clearTimeout(timer)
      disconnect?.()
    }
  }, [])
  return (
    <Toast.Provider toastManager={manager} limit={mostAtOnce}>
      <Toast.Viewport
        aria-label="Messages"
        className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--frame-bottom)+1rem)] z-60 flex flex-col gap-2 max-sm:[body:has([data-modal])_&]:top-1 max-sm:[body:has([data-modal])_&]:bottom-auto"
      >
        <Messages />
      </Toast.Viewport>
    </Toast.Provider>
  )
}

function show(message: ToastMessage) {
  const { title, text, seconds = 0 } = message
  manager.add({ title, description: text, timeout: seconds * 1_000, data: message })
}

function Messages() {
  const { toasts } = Toast.useToastManager<ToastMessage>()
  return toasts.map((each) => (
    <Toast.Root
      key={each.id}
      toast={each}
      className="floating pointer-events-auto w-full max-w-88 animate-appear text-sm transform-[translate(var(--toast-swipe-movement-x),var(--toast-swipe-movement-y))] transition-[opacity,transform] data-ending-style:opacity-0 data-limited:hidden max-sm:not-first:hidden"
    >
      <Toast.Content className="flex items-start gap-3 p-3">
        <span className="mt-0.5">{icons[each.data?.tone ?? 'info']}</span>
        <div className="min-w-0 flex-1">
          <Toast.Title className="font-medium" render={<p />} />
          <Toast.Description className="break-words text-muted" />
        </div>
        <Toast.Close
          aria-label="Dismiss"
          aria-hidden={false}
          className="grid size-6 place-items-center rounded-sm text-faint hover:text-text"
        >
          <X size={14} aria-hidden />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}
