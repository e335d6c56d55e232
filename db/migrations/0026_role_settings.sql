CREATE TABLE "role_settings" (
	"role" text PRIMARY KEY NOT NULL,
	"sees_only_own_leads" boolean DEFAULT false NOT NULL
);
