CREATE TABLE "email_changes" (
	"host_id" text PRIMARY KEY NOT NULL,
	"new_email" text NOT NULL,
	"is_approved" boolean NOT NULL,
	"token_digest" text NOT NULL,
	"revoke_digest" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_changes_revoke_digest_unique" UNIQUE("revoke_digest")
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_host_id_user_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;