/** A feature of React that Tideline has no use for, and what its functions become without it. */
export type LeftOut = {
  feature: string
  /** Why nothing on any page needs it. */
  because: string
  /** By the name of a function in React's file: its new body. Those that say `leftOut()` are never called. */
  functions: Record<string, string>
}

const never = 'leftOut()'

/**
 * What the build leaves out of React. Its own source has a flag for most of it (`supportsHydration`, `supportsResources`),
 * which the published file has all turned on.
 */
export const leftOut: readonly LeftOut[] = [
  {
    feature: 'taking over what a server has rendered',
    because: 'No server renders Tideline: `main.tsx` creates its root.',
    functions: {
      popHydrationState: 'return !1',
      resetHydrationState: '',
      upgradeHydrationErrorsToRecoverable: 'return null',
      getSuspenseInstanceFromFiber: 'return null',
      getActivityInstanceFromFiber: 'return null',
      getParentHydrationBoundary: 'return null',
      retryIfBlockedOn: '',
      clearIfContinuousEvent: '',
      queueIfContinuousEvent: 'return !1',
      getBumpedLaneForHydrationByLane: never,
      clearHydrationBoundary: never,
      hideOrUnhideDehydratedBoundary: never,
      createFiberFromDehydratedFragment: never,
      commitActivityHydrationCallbacks: '',
      commitSuspenseHydrationCallbacks: '',
    },
  },
  {
    feature: 'style sheets, scripts and preloads as elements',
    because:
      'A policy forbids them, and `first.js` loads what a page needs. A `<title>` still goes into the head.',
    functions: {
      isHostHoistableType: 'return 1 !== hostContext && "title" === type',
      getResource: 'return null',
      preloadResource: 'return !0',
      preloadResourceAndSuspendIfNeeded: never,
      acquireResource: never,
      suspendResource: never,
      insertSuspendedStylesheets: never,
      insertStylesheetIntoRoot: never,
      getHydratableHoistableCache: 'return null',
      preload: never,
      preloadModule: never,
      preinitStyle: never,
      preinitScript: never,
      preinitModuleScript: never,
      preconnectAs: never,
      estimateBandwidth: 'return 10',
    },
  },
  {
    feature: 'functions as actions of forms',
    because: 'Forms here are sent by `onSubmit`.',
    functions: {
      extractEvents$1: '',
      startHostTransition: never,
      ensureFormComponentIsStateful: never,
      requestFormReset$1: never,
      recursivelyResetForms: never,
      mountActionState: never,
      updateActionStateImpl: never,
      rerenderActionState: never,
      dispatchActionState: never,
      runActionStateAction: never,
    },
  },
  {
    feature: 'lists of suspended parts, and hidden activities',
    because: 'No page has `SuspenseList` or `Activity`.',
    functions: { updateSuspenseListComponent: never, updateActivityComponent: never },
  },
  {
    feature: 'names of components in stacks of errors',
    because: 'Names are shortened in the build, and nobody is shown the stack.',
    functions: {
      describeNativeComponentFrame: 'return ""',
      describeFiber: 'return ""',
      getStackByFiberInDevAndProd: 'return ""',
    },
  },
  {
    feature: 'finding the element of a component, and memory for the compiler of React',
    because: 'References find elements, and nothing is compiled with it.',
    functions: { findCurrentFiberUsingSlowPath: never, findCurrentHostFiberImpl: never, useMemoCache: never },
  },
  {
    feature: 'custom elements',
    because: 'No page has one.',
    functions: { isCustomElement: 'return !1', setPropOnCustomElement: never },
  },
]

/** What only code that does without these features may say: the build looks for it in everything but React. */
export const needsLeftOut =
  /\b(hydrateRoot|useActionState|useFormStatus|requestFormReset|preinit|preinitModule|preloadModule|preconnect|prefetchDNS|SuspenseList|unstable_Activity|findDOMNode|useMemoCache)\b/
