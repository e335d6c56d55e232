import { expect, test } from 'vitest'
import {
  awayStages,
  boardStages,
  closedStages,
  isOpen,
  openStages,
  qualifiedStages,
  stages,
  stagesByProgress,
} from './stages.ts'

test('each stage stands where the pipeline has it', () => {
  expect(stages).toEqual([
    'new',
    'contacted',
    'qualified',
    'proposal',
    'won',
    'lost',
    'quarantine',
    'merged',
    'deleted',
  ])
  expect(boardStages).toEqual(['new', 'contacted', 'qualified', 'proposal', 'won', 'lost'])
  expect(openStages).toEqual(['new', 'contacted', 'qualified', 'proposal'])
  expect(closedStages).toEqual(['won', 'lost'])
  expect(awayStages).toEqual(['quarantine', 'merged', 'deleted'])
  expect(qualifiedStages).toEqual(['qualified', 'proposal', 'won'])
  expect(stages.filter(isOpen)).toEqual(['new', 'contacted', 'qualified', 'proposal'])
})

test('of two leads the one that reached more decides, and any open stage more than lost', () => {
  expect(stagesByProgress).toEqual([
    'deleted',
    'merged',
    'quarantine',
    'lost',
    'new',
    'contacted',
    'qualified',
    'proposal',
    'won',
  ])
})
