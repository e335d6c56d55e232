CREATE TABLE "learned_wordings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"question_id" text NOT NULL,
	"wording" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_questions" ADD COLUMN "is_wrong" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_questions" ADD COLUMN "answer_id" text;--> statement-breakpoint
ALTER TABLE "chat_turns" ADD COLUMN "is_helpful" boolean;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "subject" jsonb;--> statement-breakpoint
CREATE INDEX "learned_wordings_question" ON "learned_wordings" USING btree ("question_id");--> statement-breakpoint
UPDATE "conversations" SET "capture" = jsonb_set("capture", '{step}', 'null') WHERE "capture"->>'step' IN ('company', 'confirm');
