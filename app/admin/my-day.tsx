import { WaitingChats } from '#features/chat/conversations/waiting-chats.tsx'
import { MyDayScreen } from '#features/lead-screens/tasks/my-day-screen.tsx'
import { EndingPapers } from '#features/suppliers/ending-papers.tsx'
import { staffMeta } from './staff-meta.ts'

export const meta = () => staffMeta('My day')

export default function MyDay() {
  return (
    <MyDayScreen
      more={
        <>
          <WaitingChats />
          <EndingPapers />
        </>
      }
    />
  )
}
