CREATE TABLE "attachment_parts" (
	"attachment_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "attachment_parts_attachment_id_part_pk" PRIMARY KEY("attachment_id","part")
);
--> statement-breakpoint
CREATE TABLE "attachments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"content_id" text,
	"position" integer DEFAULT 0 NOT NULL,
	"uploaded_by_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bounced_addresses" (
	"address_key" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"message_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailbox_folders" (
	"mailbox_id" uuid NOT NULL,
	"path" text NOT NULL,
	"uid_validity" bigint NOT NULL,
	"last_uid" bigint NOT NULL,
	CONSTRAINT "mailbox_folders_mailbox_id_path_pk" PRIMARY KEY("mailbox_id","path")
);
--> statement-breakpoint
CREATE TABLE "mailboxes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"is_secure" boolean DEFAULT true NOT NULL,
	"user" text NOT NULL,
	"secret" text NOT NULL,
	"sign_in" text DEFAULT 'password' NOT NULL,
	"folders" text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_of_settings" boolean DEFAULT false NOT NULL,
	"read_at" timestamp with time zone,
	"problem" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid,
	"direction" text NOT NULL,
	"kind" text DEFAULT 'written' NOT NULL,
	"state" text NOT NULL,
	"message_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"in_reply_to" text,
	"references" text[] DEFAULT '{}' NOT NULL,
	"from_name" text DEFAULT '' NOT NULL,
	"from_address" text NOT NULL,
	"to" jsonb NOT NULL,
	"cc" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"other_recipients" integer DEFAULT 0 NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"is_cut" boolean DEFAULT false NOT NULL,
	"authentication" text DEFAULT 'none' NOT NULL,
	"bounced_address" text,
	"enquiry_id" uuid,
	"author_id" uuid,
	"author_name" text,
	"view_key" text,
	"view_until" timestamp with time zone,
	"send_at" timestamp with time zone,
	"at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reply_tokens" (
	"token" text PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seen_messages" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attachment_parts" ADD CONSTRAINT "attachment_parts_attachment_id_attachments_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."attachments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bounced_addresses" ADD CONSTRAINT "bounced_addresses_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailbox_folders" ADD CONSTRAINT "mailbox_folders_mailbox_id_mailboxes_id_fk" FOREIGN KEY ("mailbox_id") REFERENCES "public"."mailboxes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_message" ON "attachments" USING btree ("message_id","position");--> statement-breakpoint
CREATE INDEX "attachments_loose" ON "attachments" USING btree ("created_at") WHERE message_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "mailboxes_account" ON "mailboxes" USING btree ("host","port","user");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_fingerprint" ON "messages" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "messages_lead" ON "messages" USING btree ("lead_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_view_key" ON "messages" USING btree ("view_key");--> statement-breakpoint
CREATE INDEX "messages_message_id" ON "messages" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "messages_unassigned" ON "messages" USING btree ("at","id") WHERE lead_id is null and state = 'received';--> statement-breakpoint
CREATE INDEX "messages_from" ON "messages" USING btree (lower("from_address"));--> statement-breakpoint
CREATE INDEX "reply_tokens_lead" ON "reply_tokens" USING btree ("lead_id","created_at");