import { throws, type LeftOut } from './left-out.ts'

/**
 * Errors that React makes as it starts, to throw them to itself and know them again. With a debugger at work, as in Lighthouse, the place of
 * each is looked up, and all of React parsed again for it: 12 ms of processor.
 */
const signs = [
  ['SuspenseException', 460],
  ['SuspenseyCommitException', 474],
  ['SuspenseActionException', 542],
  ['SelectiveHydrationException', 461],
  ['HydrationMismatchException', 519],
] as const

/**
 * React DOM for what this site renders. Not used, and refused where an element of it is made: `<ViewTransition>` (the router has the
 * browser's own), refs on fragments, `<Activity>`, `<SuspenseList>`, `<Profiler>`, `createRoot` (every document is hydrated).
 */
export const reactParts: LeftOut[] = [
  {
    file: 'react-dom/cjs/react-dom-client.production.js',
    // Profiler, SuspenseList, ViewTransition, Activity.
    tags: [12, 19, 30, 31],
    statements: [
      'ViewTransitionPseudoElement.prototype.',
      'FragmentInstance.prototype.',
      'exports.createRoot =',
    ],
    texts: {
      'case REACT_ACTIVITY_TYPE:': `case REACT_ACTIVITY_TYPE: ${throws};`,
      'case REACT_PROFILER_TYPE:': `case REACT_PROFILER_TYPE: ${throws};`,
      'case REACT_SUSPENSE_LIST_TYPE:': `case REACT_SUSPENSE_LIST_TYPE: ${throws};`,
      'case REACT_VIEW_TRANSITION_TYPE:': `case REACT_VIEW_TRANSITION_TYPE: ${throws};`,
      'shouldStartViewTransition\n    ?': 'false\n    ?',
      ...Object.fromEntries(
        signs.map(([name, code]) => [`${name} = Error(formatProdErrorMessage(${code}))`, `${name} = {}`]),
      ),
    },
    functions: {
      // These look for view transitions in every tree that is committed.
      trackEnterViewTransitions: '',
      commitEnterViewTransitions: '',
      commitExitViewTransitions: '',
      commitNestedViewTransitions: '',
      measureNestedViewTransitions: '',
      restoreNestedViewTransitions: '',
      restoreEnterOrExitViewTransitions: '',
      restoreViewTransitionOnHostInstances: '',
      createViewTransitionInstance: throws,
      // Those for fragments with a ref.
      commitNewChildToFragmentInstances: '',
      commitNewChildToFragmentInstance: '',
      deleteChildFromFragmentInstance: '',
      commitFragmentInstanceInsertionEffects: '',
      commitFragmentInstanceDeletionEffects: '',
      isFragmentInstanceParent: 'return false',
      FragmentInstance: throws,
      // Names of components in an error's report are single letters here.
      getStackByFiberInDevAndProd: "return ''",
      // React keeps it and never calls it.
      defaultOnDefaultTransitionIndicator: '',
    },
  },
]
