import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { dismissToast, type Toast } from './toasts.ts'

type ToastListProps = { all: readonly Toast[] }

const signs = {
  info: <Info size={16} className="text-info" aria-hidden />,
  success: <CircleCheck size={16} className="text-up" aria-hidden />,
  failure: <CircleAlert size={16} className="text-down" aria-hidden />,
}

/** The messages themselves, newest last. */
export function ToastList({ all }: ToastListProps) {
  return all.map((each) => (
    <div
      key={each.id}
      className="floating pointer-events-auto flex w-full max-w-88 animate-appear items-start gap-3 p-3 text-sm"
    >
      <span className="mt-0.5">{signs[each.tone]}</span>
      <div className="min-w-0 flex-1">
        <p className="font-medium">{each.title}</p>
        {each.text && <p className="break-words text-muted">{each.text}</p>}
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => dismissToast(each.id)}
        className="grid size-6 place-items-center rounded-sm text-faint hover:text-text"
      >
        <X size={14} aria-hidden />
      </button>
    </div>
  ))
}
