/** Mark of a page that stays closed to a role, though its rights hold elsewhere. */
export const AdminOnly = () => <small className="rights-admin">页面仅超级管理员可打开</small>;
