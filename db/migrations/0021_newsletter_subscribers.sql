CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"state" text NOT NULL,
	"topics" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sector" text,
	"country" text,
	"consent" jsonb,
	"asked" jsonb,
	"confirm_hash" text,
	"confirm_until" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"leave_key" text NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_subscribers_emailKey_unique" UNIQUE("email_key"),
	CONSTRAINT "newsletter_subscribers_confirmHash_unique" UNIQUE("confirm_hash"),
	CONSTRAINT "newsletter_subscribers_leaveKey_unique" UNIQUE("leave_key")
);
--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_state" ON "newsletter_subscribers" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_asked" ON "newsletter_subscribers" USING btree ("confirm_until") WHERE "newsletter_subscribers"."asked" is not null;