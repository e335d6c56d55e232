import type { RoleSlug } from '#config/roles.ts'
import type { RuleFields } from './rule.schema.ts'

/** A word of the role counts 3 in the title and 1 in the description. */
const words = (...phrases: string[]) => phrases.map((phrase) => ({ phrase, title: 3, body: 1 }))
/** Too common in titles to decide anything: only the description counts. */
const inText = (...phrases: string[]) => phrases.map((phrase) => ({ phrase, title: 0, body: 1 }))

const notWanted = ['recruiter', 'recruitment', 'talent acquisition', 'intern', 'internship', 'apprentice']
const notTechnical = [...notWanted, 'sales', 'account executive', 'marketing', 'writer', 'lawyer', 'counsel']
/** Neighbours whose texts name the same tools. */
const neighbours = ['data scientist', 'data engineer', 'data analyst', 'architect']
const threshold = 4

/** The rules that come with the product; staff change them on the screen, these stay as the way back. */
export const defaultRules: Record<RoleSlug, RuleFields> = {
  'ai-consultant': {
    keywords: [
      ...words(
        'AI consultant',
        'artificial intelligence consultant',
        'AI strategy',
        'AI advisory',
        'AI transformation',
      ),
      ...words('AI adoption', 'data and AI consultant', 'machine learning consultant', 'AI lead'),
      ...inText('consulting', 'use cases', 'stakeholders', 'generative AI', 'roadmap'),
    ],
    exclusions: notTechnical,
    threshold,
  },
  'ai-product-manager': {
    keywords: [
      ...words(
        'AI product manager',
        'product manager AI',
        'AI product owner',
        'AI product lead',
        'machine learning product',
      ),
      ...words(
        'product manager machine learning',
        'AI products',
        'product manager data',
        'AI platform product',
      ),
      ...inText('product roadmap', 'discovery', 'machine learning', 'LLM', 'generative AI'),
    ],
    exclusions: [...notTechnical, 'engineer'],
    threshold,
  },
  'ai-architect': {
    keywords: [
      ...words(
        'AI architect',
        'artificial intelligence architect',
        'machine learning architect',
        'ML architect',
      ),
      ...words('AI platform architect', 'data and AI architect', 'enterprise AI'),
      ...inText('architecture', 'AI platform', 'reference architecture', 'governance', 'machine learning'),
    ],
    exclusions: notTechnical,
    threshold,
  },
  'ai-solutions-architect': {
    keywords: [
      ...words(
        'AI solutions architect',
        'AI solution architect',
        'solutions architect AI',
        'machine learning solutions',
      ),
      ...words('AI solutions engineer', 'AI solutions', 'generative AI architect'),
      ...inText('solution design', 'proof of concept', 'integration', 'Azure OpenAI', 'Bedrock', 'Vertex AI'),
    ],
    exclusions: notWanted,
    threshold,
  },
  'ai-engineer': {
    keywords: [
      ...words(
        'AI engineer',
        'AI developer',
        'artificial intelligence engineer',
        'applied AI',
        'AI software engineer',
      ),
      ...words('AI', 'AI platform engineer', 'agentic'),
      ...inText(
        'LLM',
        'RAG',
        'LangChain',
        'OpenAI',
        'vector database',
        'machine learning',
        'Python',
        'agents',
      ),
    ],
    exclusions: [...notTechnical, ...neighbours, 'product manager', 'consultant', 'designer'],
    threshold,
  },
  'ml-engineer': {
    keywords: [
      ...words(
        'machine learning engineer',
        'ML engineer',
        'machine learning',
        'deep learning',
        'applied scientist',
      ),
      ...words('machine learning scientist', 'ML scientist'),
      ...inText('PyTorch', 'TensorFlow', 'scikit-learn', 'model training', 'feature engineering', 'JAX'),
    ],
    exclusions: [...notTechnical, ...neighbours, 'product manager'],
    threshold,
  },
  'mlops-engineer': {
    keywords: [
      ...words(
        'MLOps',
        'ML ops',
        'machine learning operations',
        'ML platform',
        'machine learning platform',
        'LLMOps',
      ),
      ...words('ML infrastructure', 'machine learning infrastructure', 'AI infrastructure'),
      ...inText(
        'MLflow',
        'Kubeflow',
        'SageMaker',
        'Kubernetes',
        'feature store',
        'model serving',
        'model monitoring',
      ),
    ],
    exclusions: notTechnical,
    threshold,
  },
  'data-engineer': {
    keywords: [
      ...words(
        'data engineer',
        'data engineering',
        'analytics engineer',
        'data platform engineer',
        'ETL developer',
      ),
      ...words('big data engineer', 'data platform'),
      ...inText(
        'Spark',
        'Airflow',
        'dbt',
        'Kafka',
        'Snowflake',
        'BigQuery',
        'Databricks',
        'data pipelines',
        'data warehouse',
      ),
    ],
    exclusions: [...notTechnical, 'product manager'],
    threshold,
  },
  'data-scientist': {
    keywords: [
      ...words(
        'data scientist',
        'data science',
        'decision scientist',
        'quantitative researcher',
        'applied scientist',
      ),
      ...words('research scientist', 'statistician'),
      ...inText(
        'machine learning',
        'statistics',
        'A/B testing',
        'forecasting',
        'Python',
        'SQL',
        'causal inference',
      ),
    ],
    exclusions: [...notTechnical, 'product manager'],
    threshold,
  },
  'machine-vision': {
    keywords: [
      ...words(
        'machine vision',
        'vision systems engineer',
        'vision engineer',
        'industrial vision',
        'optical inspection',
      ),
      ...words('image processing engineer', 'robot vision'),
      ...inText(
        'Halcon',
        'Cognex',
        'Keyence',
        'OpenCV',
        'cameras',
        'lenses',
        'lighting',
        'inspection',
        'defect detection',
      ),
    ],
    exclusions: notTechnical,
    threshold,
  },
  'computer-vision': {
    keywords: [
      ...words('computer vision', 'perception engineer', 'vision scientist', 'image analysis', 'visual AI'),
      ...words('3D vision', 'video analytics', 'computer vision researcher'),
      ...inText(
        'OpenCV',
        'object detection',
        'segmentation',
        'YOLO',
        'PyTorch',
        'point clouds',
        'deep learning',
      ),
    ],
    exclusions: notTechnical,
    threshold,
  },
  'nlp-engineer': {
    keywords: [
      ...words(
        'NLP',
        'natural language processing',
        'computational linguist',
        'speech recognition',
        'conversational AI',
      ),
      ...words('language engineer', 'speech scientist'),
      ...inText(
        'transformers',
        'BERT',
        'spaCy',
        'named entity recognition',
        'text classification',
        'embeddings',
        'LLM',
      ),
    ],
    exclusions: notTechnical,
    threshold,
  },
  'generative-ai-specialist': {
    keywords: [
      ...words(
        'generative AI',
        'LLM',
        'large language model',
        'foundation model',
        'prompt engineer',
        'diffusion',
      ),
      ...words('generative models', 'agentic AI'),
      ...inText(
        'RAG',
        'retrieval augmented generation',
        'fine-tuning',
        'prompt engineering',
        'LangChain',
        'embeddings',
      ),
    ],
    exclusions: notTechnical,
    threshold,
  },
  'gen-ai-specialist': {
    keywords: [
      ...words('GenAI', 'gen AI', 'GPT', 'copilot', 'AI agents', 'agent engineer', 'chatbot developer'),
      ...words('AI automation', 'prompt engineer'),
      ...inText(
        'OpenAI',
        'Azure OpenAI',
        'Anthropic',
        'RAG',
        'vector database',
        'prompt',
        'LLM',
        'generative AI',
      ),
    ],
    exclusions: [...notTechnical, ...neighbours],
    threshold,
  },
}
