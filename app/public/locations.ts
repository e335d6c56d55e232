import { redirect } from 'react-router'

/** There is one place so far. */
export function loader() {
  return redirect('/locations/london', 301)
}
